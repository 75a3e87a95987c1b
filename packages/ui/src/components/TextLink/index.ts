export { LinkContext, type LinkComponent, type LinkProps } from './LinkContext.ts'
export { PlainLink } from './PlainLink.tsx'
export { TextLink, type TextLinkProps } from './TextLink.tsx'
