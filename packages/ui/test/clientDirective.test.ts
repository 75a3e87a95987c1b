import { expect, it } from 'vitest'
import { withClientDirective } from '../scripts/clientDirective.ts'

it.each([
  `import { useState } from "react";\nexport const a = useState`,
  `import{jsx as t}from"react/jsx-runtime";export const a=t`,
  `import { Button } from "@fluentui/react-components";`,
  `import { useForm } from 'react-hook-form'`,
  `import { createElement, useState } from "react";`,
  `import * as React from "react";`,
  `import "@fluentui/react-components"`,
])('is for the browser: %s', (code) => {
  expect(withClientDirective(code)).toBe(`'use client'\n${code}`)
})

it.each([
  `export { a } from "./a.js"`,
  `import { createElement } from "react";\nimport { useA } from "./useA.js";`,
  `import { formatDate } from '@nalam/sdk'`,
  `const text = "from react to Preact"`,
  `import { reactive } from './reactive.js'`,
])('can run on a server: %s', (code) => {
  expect(withClientDirective(code)).toBe(code)
})
