import type { Command } from './config.ts'

const PROGRAM = `nalam-server: the doctors' portal and its API.

Usage: nalam-server [command] [options]
       npx @nalam/server --demo     portal, API and mailbox with demo data

Commands
  serve           serve requests (the default)
  migrate         bring the database's schema up to date
  seed            fill the database with demo data
  simulate        book free slots as patients would
  backup <file>   write the data into a new file
  restore <file>  fill a new database from such a file
  audit export    print who changed and who read what

nalam-server <command> --help lists the options of a command.
Exit code 0: done, or stopped when asked to. 1: one sentence says what is wrong.
`

const DATABASE = `
Database, with the environment variable that sets the same
  --data <folder>     DATA_DIR       embedded database, default .data
                      DATABASE_URL   a PostgreSQL instead: postgres://user:password@host:5432/name
`

const NOT_IN_USE = `
A data folder must not be in use by a server; on a PostgreSQL it works while servers run.
`

const HELP: Readonly<Record<Command, string>> = {
  serve: `nalam-server serve: serves portal and API until it is stopped.

Options, with the environment variable that sets the same
  --port <number>     PORT           default 3000; 0 lets the system choose
  --host <name>       HOST           default localhost
  --metrics-port <number>  METRICS_PORT  metrics for Prometheus at /metrics of this port; off by default
  --no-migrate        MIGRATE=no     leave the schema as it is; not ready until "migrate" has run
  --log-level <name>  LOG_LEVEL      info (default), error or silent
  --portal <folder>   PORTAL_DIR     another built portal than the one inside
  --demo                             demo data, and codes at /dev/mailbox
  --reset                            empty the data folder first, then as --demo
                                     (--reset-demo is its earlier name)
  --without-extensions               the 22 base operations alone
  --simulate <rate>                  new bookings arrive, for example 2/min
                      SMTP_URL       a mail server for codes: smtp://user:password@host:587
                      MAIL_FROM      sender of the mails
                      ALLOWED_ORIGINS        other origins that may call, separated by commas
                      ALLOWED_EMAIL_DOMAINS  domains that may register, separated by commas
                      TRUSTED_PROXIES        how many proxies stand in front (X-Forwarded-For), default 0
                      OTEL_EXPORTER_OTLP_ENDPOINT  a collector for traces (http/json), with the
                                     other variables of OpenTelemetry; off by default
                      NODE_ENV       production refuses the demo and checks no responses

To develop and test against, with --demo
  --seed <number>     new ids are the same in every run; needs a new data folder or --reset
  --clock <time>      the clinic's time at the start, 2026-11-24T09:00; it runs on from there
  --fail <operation>=<error>   responds with a documented error, by status or code:
                      --fail loginDoctor=503 --fail listBookings=session.expired
${DATABASE}`,
  migrate: `nalam-server migrate: brings the database's schema up to date and ends.
${DATABASE}`,
  seed: `nalam-server seed: fills an empty database with the demo data and ends.
${DATABASE}`,
  simulate: `nalam-server simulate: books free slots of active doctors as patients would.

Options
  --rate <rate>       2/min, 30/h or 1/s; default 2/min
  --count <number>    how many in all; default: until it is stopped
${DATABASE}${NOT_IN_USE}`,
  backup: `nalam-server backup <file>: writes everything but sessions, codes and waiting mails into a new file.
${DATABASE}
It works while servers run. A server that has the data folder makes the backup itself; requests wait meanwhile.
`,
  restore: `nalam-server restore <file>: fills a new, empty database from a backup, whole or not at all.
${DATABASE}`,
  'audit export': `nalam-server audit export: prints who changed and who read what, in the order of time.

Options
  --from <date>       first day at the clinic, 2026-11-01
  --to <date>         last day, 2026-11-30
  --doctor <id>       one doctor alone
  --format <name>     ndjson (default) or csv
${DATABASE}${NOT_IN_USE}`,
}

/** Returns the text of `--help`, for the program or for one command. */
export function helpOf(command: Command | undefined): string {
  return command === undefined
    ? `${PROGRAM}\n${HELP.serve.replace(/^.*\n/, 'serve: serves portal and API until it is stopped.\n')}`
    : HELP[command]
}
