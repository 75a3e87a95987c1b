import { createNalamTheme } from '../packages/ui/src/theme/createNalamTheme.ts'

/** What the toolbar calls “Own brand”: an example of the themes of another product. */
export const OWN_BRAND = createNalamTheme({ brand: '#7b1fa2', productName: 'Own brand' })
