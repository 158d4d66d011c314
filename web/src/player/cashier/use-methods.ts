import { useQuery } from '@tanstack/react-query'
import { methods, type PaymentMethod } from '@zar/contract/payment'
import { call } from '../../lib/api/call.ts'

/** The ways to pay in (1) or out (2). */
export const useMethods = (type: PaymentMethod['type']) =>
  useQuery({
    queryKey: ['me', 'payment', 'methods'],
    queryFn: () => call(methods, {}),
    select: (all) => all.filter((method) => method.type === type),
  })

const plain = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 })

/** `₺100 – ₺50.000`. */
export const formatLimits = ({ min, max }: Pick<PaymentMethod, 'min' | 'max'>): string =>
  `₺${plain.format(min)} – ₺${plain.format(max)}`

/** `1.000`: a sum on a small button, where the field beside it shows the sign. */
export const formatPlain = (units: number): string => plain.format(units)
