import type { ProductNode } from '@zar/contract/office/reports/products'
import { productName } from '../../parts/product-names.ts'

type Sums = Omit<ProductNode, 'suppliers'>

/** A row of the tree: where it stands, and whether it has parts. */
export type TreeRow = {
  /** Product, supplier and game, as the address names them: `slot/hub88/nar`. */
  path: readonly string[]
  name: string
  sums: Sums
  hasParts: boolean
  isOpen: boolean
}

export const keyOf = (path: readonly string[]): string => path.map(encodeURIComponent).join('/')
export const pathOf = (key: string): string[] => key.split('/').map(decodeURIComponent)

/** The rows that are seen: parts of what is closed are not. */
export function rowsOf(products: readonly ProductNode[], open: ReadonlySet<string>): TreeRow[] {
  const row = (path: string[], name: string, sums: Sums, parts: number): TreeRow => ({
    path,
    name,
    sums,
    hasParts: parts > 0,
    isOpen: open.has(keyOf(path)),
  })
  return products.flatMap((product) => {
    const top = row([product.key], productName(product.key), product, product.suppliers.length)
    if (!top.isOpen) return [top]
    const parts = product.suppliers.flatMap((supplier) => {
      const path = [product.key, supplier.key]
      const one = row(path, supplier.name, supplier, supplier.games.length)
      if (!one.isOpen) return [one]
      return [one, ...supplier.games.map((game) => row([...path, game.key], game.name, game, 0))]
    })
    return [top, ...parts]
  })
}
