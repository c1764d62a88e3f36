import { useSyncExternalStore } from 'react'
import { campaignParameters } from '#domain/quote/campaign.ts'

const never = () => () => {}

/** The campaign in this page's address; none in the served page, which is the same for everybody. */
export function useCampaign(): Record<string, string> {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  )
  return campaignParameters(new URLSearchParams(search))
}
