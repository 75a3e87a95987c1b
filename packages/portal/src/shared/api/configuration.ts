import { readConfiguration } from './readConfiguration.ts'

export const configuration = readConfiguration(import.meta.env)
