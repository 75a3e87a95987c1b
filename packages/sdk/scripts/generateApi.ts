import { writeFileSync } from 'node:fs'
import { apiDocument } from './apiDocument.ts'

writeFileSync(new URL('../api.md', import.meta.url), apiDocument())
