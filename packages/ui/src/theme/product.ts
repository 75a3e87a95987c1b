import { PRODUCT_NAME } from '@nalam/sdk'
import { createContext, type ReactNode } from 'react'

/**
 * The product's name and logo, shown in the sidebar, on the sign-in page and in texts that name the
 * product.
 */
export interface Product {
  name: string
  /** Replaces the logo mark; decorative, because the name is shown beside it. */
  logo?: ReactNode
}

export const ProductContext = createContext<Product>({ name: PRODUCT_NAME })
