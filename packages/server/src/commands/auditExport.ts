import { auditHead, auditLine, exportAudit } from '../audit/exportAudit.ts'
import type { Config } from '../config.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './withDatabase.ts'

/** Runs `audit export`: writes one line per entry to standard output. */
export function auditExport(config: Config, terminal: Terminal): Promise<void> {
  return withDatabase(config, async ({ db }) => {
    terminal.out(auditHead(config.auditFormat))
    for await (const entries of exportAudit(db, config.auditRange)) {
      terminal.out(entries.map((entry) => auditLine(entry, config.auditFormat)).join(''))
    }
  })
}
