import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../feedback/skeleton.tsx'

/** Free squares around the code, as readers want them. */
const QUIET = 4
const SHOWN = '196px'

/** The text as a square that a phone reads. What draws it is fetched when it is first needed. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = useQuery({
    queryKey: ['qr', text],
    queryFn: () => squaresOf(text),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    // It may hold a secret.
    gcTime: 0,
  })
  if (!data) return <Skeleton width={SHOWN} height={SHOWN} radius="var(--radius-card)" />
  const whole = data.size + 2 * QUIET
  return (
    <svg className="qr" viewBox={`0 0 ${whole} ${whole}`} role="img" aria-label={label}>
      <path d={data.path} transform={`translate(${QUIET} ${QUIET})`} shapeRendering="crispEdges" />
    </svg>
  )
}

async function squaresOf(text: string): Promise<{ size: number; path: string }> {
  const { create } = await import('qrcode')
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const path = Array.from(data, (isDark, at) =>
    isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  ).join('')
  return { size, path }
}
