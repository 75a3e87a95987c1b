export { darkTheme, highContrastTheme } from './darkThemes.ts'
export { lightTheme } from './lightTheme.ts'
export { forcedColors } from './ownTokens.ts'
