/** What a page finds in itself as it begins: JSON in an element of this id. Without data it asks for it. */
export type PageData = { id: string; read: () => object | undefined }

/** The page with data at its end. No text of it ends the element; nothing in it is run, so no policy names it. */
export function withData(html: string, id: string, data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const element = `<script type="application/json" id="${id}">${json}</script>`
  const at = html.lastIndexOf('</body>')
  return at < 0 ? html + element : html.slice(0, at) + element + html.slice(at)
}
