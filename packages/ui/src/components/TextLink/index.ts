export { LinkContext, type LinkComponent, type LinkProps, PlainLink } from './PlainLink.tsx'
export { TextLink, type TextLinkProps } from './TextLink.tsx'
