import type { BettingTables } from './tables/betting.ts'
import type { BonusTables } from './tables/bonuses.ts'
import type { CasinoTables } from './tables/casino.ts'
import type { ContentTables } from './tables/content.ts'
import type { LedgerTables } from './tables/ledger.ts'
import type { MessageTables } from './tables/messages.ts'
import type { ApprovalTables } from './tables/office/approvals.ts'
import type { AuditTables } from './tables/office/audit.ts'
import type { BonusRequestTables } from './tables/office/bonus-requests.ts'
import type { CorrectionTables } from './tables/office/corrections.ts'
import type { DocumentTables } from './tables/office/documents.ts'
import type { EvidenceTables } from './tables/office/evidence.ts'
import type { ExportTables } from './tables/office/exports.ts'
import type { QueueTables } from './tables/office/queues.ts'
import type { ReportTables } from './tables/office/reports.ts'
import type { RiskTables } from './tables/office/risk.ts'
import type { SegmentTables } from './tables/office/segments.ts'
import type { OfficeTables } from './tables/office.ts'
import type { PaymentTables } from './tables/payments.ts'
import type { PlatformTables } from './tables/platform.ts'
import type { PlayerTables } from './tables/players.ts'
import type { ProtectionTables } from './tables/protection.ts'
import type { ScreeningTables } from './tables/screening.ts'
import type { SportTables } from './tables/sports.ts'
import type { SupplierTables } from './tables/suppliers.ts'
import type { SupportTables } from './tables/support.ts'

/** Every table, by the module that owns it. The migrations are the truth; these types follow them. */
export type Tables = LedgerTables &
  PlatformTables &
  PlayerTables &
  CasinoTables &
  MessageTables &
  ContentTables &
  BonusTables &
  SportTables &
  BettingTables &
  SupplierTables &
  SupportTables &
  ProtectionTables &
  PaymentTables &
  DocumentTables &
  BonusRequestTables &
  CorrectionTables &
  ApprovalTables &
  OfficeTables &
  ExportTables &
  QueueTables &
  RiskTables &
  AuditTables &
  EvidenceTables &
  ReportTables &
  SegmentTables &
  ScreeningTables
