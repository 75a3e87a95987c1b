/** The product's name, and the only place that spells it (decision D1). */
export const PRODUCT_NAME = 'Nalam'
