/** The colour appearance. `system` follows the user's settings for colour scheme and contrast. */
export type Appearance = 'system' | 'light' | 'dark' | 'high-contrast'
/** The spacing of rows and controls. */
export type Density = 'comfortable' | 'compact'
