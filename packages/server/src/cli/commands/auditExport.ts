import { addDays } from '@nalam/sdk'
import { auditHead, auditLine, exportAudit } from '../../changes/exportAudit.ts'
import type { OptionsOf } from '../options.ts'
import type { CommandContext } from './context.ts'
import { withDatabase } from './withDatabase.ts'

const midnight = (date: string) => new Date(`${date}T00:00:00+05:30`)

/** Runs `audit export`: writes one line per entry to standard output. */
export function auditExport(options: OptionsOf<'audit export'>, { terminal }: CommandContext): Promise<void> {
  const { from, to, doctor, format } = options
  // Whole days at the clinic, including the last one.
  const range = { from: midnight(from), to: midnight(addDays(to, 1)), doctorId: doctor }
  return withDatabase(options, async ({ db }) => {
    terminal.out(auditHead(format))
    for await (const entries of exportAudit(db, range)) {
      terminal.out(entries.map((entry) => auditLine(entry, format)).join(''))
    }
  })
}
