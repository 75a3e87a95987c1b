import { PRODUCT_NAME } from '@nalam/sdk'
import { createContext } from 'react'
import type { ReactNode } from 'react'

/** Whose product it is: what stands in the frame, on the sign-in page and in texts that name it. */
export interface Product {
  name: string
  /** In place of the mark; the name stands beside it. It decorates. */
  logo?: ReactNode
}

export const ProductContext = createContext<Product>({ name: PRODUCT_NAME })
