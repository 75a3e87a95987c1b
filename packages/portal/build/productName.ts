import type { Plugin } from 'vite'
import { PRODUCT_NAME } from '@nalam/sdk/early'

/** Inserts the product's name into index.html; the name is defined once, in the SDK (D1). */
export function productName(): Plugin {
  return {
    name: 'nalam:product-name',
    transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME),
  }
}
