/** Name of the product. It is defined only here (decision D1). */
export const PRODUCT_NAME = 'Nalam'
