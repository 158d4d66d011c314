import { useQuery } from '@tanstack/react-query'
import { readProductReport } from '@zar/contract/office/reports/products'
import { ChartColumn } from 'lucide-react'
import { Link } from '../../../lib/router/router.tsx'
import { call } from '../../parts/api/call.ts'
import { percentText, roundOf } from '../../parts/figures/numbers.ts'
import { percentOf } from '../../parts/money.ts'
import { productName } from '../../parts/product-names.ts'
import { Empty } from '../../parts/states/empty.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { t } from '../texts.ts'
import { useFigures } from './figures.tsx'

const LOOK_MS = 60_000

/** What each product came to today. Its rows are those of the report. */
export function ProductsToday() {
  const day = useFigures().data?.day
  const report = useQuery({
    queryKey: ['office', 'products', day],
    queryFn: () => call(readProductReport, { from: day ?? '', to: day ?? '' }, { isPoll: true }),
    enabled: day !== undefined,
    refetchInterval: LOOK_MS,
  })
  const { data } = report
  return (
    <section className="o-panel o-desk__products" aria-labelledby="desk-products">
      <div className="o-panel__h">
        <h2 id="desk-products">{t('products')}</h2>
        <span className="o-micro">₺</span>
        <Link className="o-link o-micro o-push" to="/office/reports">
          {t('reports')}
        </Link>
      </div>
      {report.isError && !data && (
        <Failed error={report.error} onAgain={() => void report.refetch()} />
      )}
      {data?.products.length === 0 && <Empty icon={ChartColumn} title={t('noProducts')} />}
      {data && data.products.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
        <section className="o-tw" aria-label={t('products')} tabIndex={0}>
          <table className="o-t">
            <thead>
              <tr>
                <th scope="col">{t('product')}</th>
                <th scope="col" className="o-end o-desk__more">
                  {t('stake')}
                </th>
                <th scope="col" className="o-end o-desk__more">
                  {t('won')}
                </th>
                <th scope="col" className="o-end">
                  {t('ggr')}
                </th>
                <th scope="col" className="o-end">
                  {t('hold')}
                </th>
                <th scope="col" className="o-desk__more">
                  {t('share')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.products.map((product) => (
                <Line
                  key={product.key}
                  name={productName(product.key)}
                  node={product}
                  whole={data.total.ggrE5}
                />
              ))}
            </tbody>
            <tfoot>
              <Line name={t('total')} node={data.total} />
            </tfoot>
          </table>
        </section>
      )}
    </section>
  )
}

type Node = { stakesE5: string; winsE5: string; ggrE5: string; holdBp: number | null }

function Line({ name, node, whole }: { name: string; node: Node; whole?: string }) {
  const share = whole === undefined ? 0 : percentOf(node.ggrE5, whole)
  const Name = whole === undefined ? 'td' : 'th'
  return (
    <tr>
      <Name {...(whole !== undefined && { scope: 'row' })}>{name}</Name>
      <td className="o-end o-desk__more">{roundOf(node.stakesE5).replace('₺', '')}</td>
      <td className="o-end o-desk__more">{roundOf(node.winsE5).replace('₺', '')}</td>
      <td className={node.ggrE5.startsWith('-') ? 'o-end o-bad' : 'o-end'}>
        <b>{roundOf(node.ggrE5).replace('₺', '')}</b>
      </td>
      <td className="o-end">{percentText(node.holdBp)}</td>
      <td className="o-desk__more">
        {whole !== undefined && (
          <span className="o-desk__bar" aria-hidden>
            <i style={{ width: `${share}%` }} />
          </span>
        )}
      </td>
    </tr>
  )
}
