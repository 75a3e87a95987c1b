import { customType } from 'drizzle-orm/pg-core'

/** A `bytea` column. Both drivers accept and return byte arrays (a Buffer is one). */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})
