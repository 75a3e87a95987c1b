/** How it looks. `system` follows the reader's settings for colour scheme and contrast. */
export type Appearance = 'system' | 'light' | 'dark' | 'high-contrast'
/** How close rows and controls stand. */
export type Density = 'comfortable' | 'compact'
