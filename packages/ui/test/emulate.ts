import { cdp } from 'vitest/browser'

/** What the browser is told about the device and the reader's settings; nothing is left out, so that nothing stays from before. */
export interface Device {
  media?: 'print' | 'screen'
  contrast?: 'more' | 'no-preference'
  scheme?: 'dark' | 'light'
  isTouch?: boolean
}

/** Shows the page as such a device would, until it is called again. */
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
