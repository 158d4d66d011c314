import type { Promotion } from '@zar/contract/content'

type Image = Promotion['images'][number]

/** The image of one type where there is one, else the first. */
const imageOf = (images: Image[], type: number): string | undefined =>
  (images.find((image) => image.type === type) ?? images[0])?.url

/** What a list shows. */
export const listImage = ({ images }: Pick<Promotion, 'images'>) => imageOf(images, 1)
/** What the dialog shows. */
export const dialogImage = ({ images }: Pick<Promotion, 'images'>) => imageOf(images, 2)

export type Kind = Promotion['category']

/** The kinds that some promotion is of, in the order of the page, with how many. */
export function kindsOf(
  promotions: Pick<Promotion, 'category'>[],
): { kind: Kind; count: number }[] {
  const counts = new Map<Kind, number>()
  for (const { category } of promotions) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, count }))
}

/** The promotion that an address such as `/promotions?open=3` names. */
export function openIdOf(value: string | null): number | undefined {
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined
}
