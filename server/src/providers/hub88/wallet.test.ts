import { walletSuite } from '../testing/wallet-suite.ts'
import { openHub88Wire } from './testing/open-wire.ts'

walletSuite(openHub88Wire)
