/** SVG text as an address for `<img>` or a picture to rasterise. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
