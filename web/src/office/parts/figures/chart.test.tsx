import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { Chart } from './chart.tsx'
import { Figure, Figures } from './figure.tsx'
import { Spark } from './spark.tsx'

const SERIES = [
  { name: 'Deposits', values: [100, 200, 150] },
  { name: 'Last Saturday', values: [90, null, 120], kind: 'compared' as const },
]
const PLACES = ['18:00', '19:00', '20:00']

test('a chart says the same in a sentence, and arrows walk its places', async () => {
  const { user, getByRole } = render(
    <Chart title="Deposits, ₺" sentence="Deposits rose to 200." series={SERIES} places={PLACES} />,
  )
  const plot = getByRole('img', { name: 'Deposits rose to 200.' })
  plot.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(getByRole('status').textContent).toBe('19:00. Deposits 200, Last Saturday –')
  await user.keyboard('{ArrowLeft}')
  expect(getByRole('status').textContent).toBe('18:00. Deposits 100, Last Saturday 90')
  await user.keyboard('{Escape}')
  expect(getByRole('status').textContent).toBe('')
})

test('two lines differ by their dash, not by colour alone', () => {
  const { container } = render(
    <Chart
      title="T"
      sentence="S"
      places={PLACES}
      series={['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, values: [1, 2, 3] }))}
    />,
  )
  const lines = [...container.querySelectorAll('path[fill=none]')]
  const looks = lines.map(
    (line) => `${line.getAttribute('stroke')} ${line.getAttribute('stroke-dasharray')}`,
  )
  expect(new Set(looks).size).toBe(5)
  expect(looks.filter((look) => look.endsWith('null'))).toHaveLength(2)
})

test('a range without records says so', () => {
  const { getByText } = render(
    <Chart title="T" sentence="S" places={PLACES} series={[{ name: 'a', values: [null, null] }]} />,
  )
  expect(getByText('No record in this range')).toBeDefined()
})

test('a figure is read with its change in words', () => {
  const { container } = render(
    <Figures>
      <Figure
        name="GGR"
        value="₺428.900"
        change={{ by: '13.8%', isUp: true }}
        note="Sat 376.900"
        spark={<Spark values={[1, 3, 2]} />}
      />
    </Figures>,
  )
  expect(container.querySelector('dt')?.textContent).toBe('GGR')
  expect(container.querySelector('.sr')?.textContent).toBe('up 13.8%')
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M.*L.*L/)
})
