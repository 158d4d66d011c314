import type { EmblemName } from '@zar/art'
import { useEffect, useState } from 'react'
import { svgUrl } from '../../art-url.ts'

const [WIDTH, HEIGHT] = [240, 180]

/** An ornament beside a sentence. The page is whole without it: it is drawn by code that comes afterwards. */
export function Medallion({ name }: { name: EmblemName }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    import('@zar/art/ornament')
      .then(({ medallion }) => setUrl(svgUrl(medallion(name))))
      .catch(() => undefined)
  }, [name])
  return (
    <div style={{ width: WIDTH, height: HEIGHT }}>
      {url && <img src={url} alt="" width={WIDTH} height={HEIGHT} />}
    </div>
  )
}
