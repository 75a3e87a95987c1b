import { readConfiguration } from './readConfiguration.ts'

/** The configuration of this build, read once at start. */
export const configuration = readConfiguration(import.meta.env)
