/** The content file of a product, as faults name it. In: the product's id. */
export const productFile = (id: string) => `content/products/${id}.yaml`
