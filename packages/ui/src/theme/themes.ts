export { darkTheme, highContrastTheme } from './darkThemes.ts'
export { forcedColors, lightTheme } from './lightTheme.ts'
