/** The tracking parameters that are read from a page's address (spec §3). */
const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign'] as const

const maximumLength = 100

/** The campaign parameters of the address, each cut to 100 characters. */
export function campaignParameters(parameters: { get(name: string): string | null }): Record<string, string> {
  return Object.fromEntries(
    campaignKeys.flatMap((key) => {
      const value = parameters.get(key)?.slice(0, maximumLength)
      return value ? [[key, value]] : []
    }),
  )
}

/** The maintenance page's WhatsApp text, followed by the campaign as key=value joined by '&' (spec §7). */
export function withCampaign(text: string, campaign: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(campaign).map(([key, value]) => `${key}=${value}`)
  return pairs.length > 0 ? `${text} UTM: ${pairs.join('&')}` : text
}
