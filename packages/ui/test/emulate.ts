import { cdp } from 'vitest/browser'

/** Device and user settings to emulate. All are required, so that no earlier setting remains. */
export interface Device {
  media?: 'print' | 'screen'
  contrast?: 'more' | 'no-preference'
  scheme?: 'dark' | 'light'
  isTouch?: boolean
}

/** Emulates a device and settings in the page, until the next call. */
export async function emulate({
  media = 'screen',
  contrast = 'no-preference',
  scheme = 'light',
  isTouch = false,
}: Device) {
  await cdp().send('Emulation.setEmulatedMedia', {
    media: media === 'screen' ? '' : media,
    features: [
      { name: 'prefers-contrast', value: contrast },
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: isTouch })
}
