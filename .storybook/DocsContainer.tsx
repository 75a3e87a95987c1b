import { DocsContainer as StorybookContainer } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { Feedback } from './Feedback.tsx'

/** The frame of every page of the documentation. */
export function DocsContainer({ children, ...rest }: ComponentProps<typeof StorybookContainer>) {
  return (
    <StorybookContainer {...rest}>
      {children}
      <hr />
      <Feedback />
    </StorybookContainer>
  )
}
