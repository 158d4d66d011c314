export {
  type Campaign,
  changeCampaign,
  lockDraft,
  makeCampaign,
  planCampaign,
  readCampaigns,
  stopCampaign,
} from './campaigns/campaigns.ts'
export { CAMPAIGN_CRONTAB, sendCampaigns } from './campaigns/send-campaigns.ts'
export { countMembers } from './count-members.ts'
export { isInSegment } from './is-in-segment.ts'
export {
  changeSegment,
  makeSegment,
  readSegments,
  readVersions,
  removeSegment,
  type Segment,
} from './segments.ts'
export { holdSegment, releaseSegments } from './uses.ts'
