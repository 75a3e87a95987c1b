import { teamsHighContrastTheme, webDarkTheme, webLightTheme } from '@fluentui/react-components'
import { designTokens, type Values } from '../../scripts/designTokens.ts'
import { darkTheme, highContrastTheme, lightTheme } from '../../src/theme/themes.ts'

const valuesOf = (theme: object): Values => Object.fromEntries(Object.entries(theme))

const FILES = {
  'light.tokens.json': designTokens(valuesOf(lightTheme), valuesOf(webLightTheme)),
  'dark.tokens.json': designTokens(valuesOf(darkTheme), valuesOf(webDarkTheme)),
  'high-contrast.tokens.json': designTokens(valuesOf(highContrastTheme), valuesOf(teamsHighContrastTheme)),
}

/** Links that download the files of the tokens, as they are in the package. */
export function TokenFiles() {
  return (
    <ul>
      {Object.entries(FILES).map(([name, tokens]) => (
        <li key={name}>
          <a
            download={name}
            href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(tokens, null, 2))}`}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
