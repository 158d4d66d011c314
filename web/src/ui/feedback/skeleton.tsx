import './skeleton.css'

/** A shape of the size of what is being loaded. */
export function Skeleton({
  width,
  height,
  ratio,
  radius,
}: {
  width?: string
  height?: string
  ratio?: string
  radius?: string
}) {
  return (
    <div
      className="skel"
      aria-hidden
      style={{ width, height, aspectRatio: ratio, borderRadius: radius }}
    />
  )
}
