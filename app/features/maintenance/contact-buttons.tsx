import { useSyncExternalStore } from 'react'
import { Mail } from 'lucide'
import { track } from '#app/browser/analytics.ts'
import { useSite } from '#app/site.tsx'
import { ExternalButton, WhatsappButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { MaintenancePageContent } from '#domain/pages/marketing-pages.ts'
import { withCampaign, campaignParameters } from '#domain/quote/site-messages.ts'
import { mailtoUrl, whatsappUrl } from '#domain/quote/links.ts'

interface ContactButtonsProps extends Pick<MaintenancePageContent, 'whatsapp' | 'email'> {
  /** Where on the page the buttons stand, for the events of spec §7. */
  section: 'hero' | 'deliverables' | 'final'
}

/** The page's two calls to action; each reports its event and the ad conversion. */
export function ContactButtons({ whatsapp, email, section }: ContactButtonsProps) {
  const { brand } = useSite()
  const campaign = useCampaign()

  function report(event: 'mpv_cta_whatsapp' | 'mpv_cta_email') {
    track(event, { section, ...campaign })
    track('conversion', { value: 1, currency: 'BRL' })
  }

  return (
    <div className="flex flex-wrap gap-3 [.blueprint_&]:max-sm:grid">
      <WhatsappButton
        size="large"
        href={whatsappUrl(brand.whatsapp.main, withCampaign(whatsapp.text, campaign))}
        onClick={() => report('mpv_cta_whatsapp')}
      >
        {whatsapp.label}
      </WhatsappButton>
      <ExternalButton
        size="large"
        href={mailtoUrl({ to: brand.email.sales, subject: email.subject, body: email.body })}
        onClick={() => report('mpv_cta_email')}
      >
        <Icon node={Mail} />
        {email.label}
      </ExternalButton>
    </div>
  )
}

const never = () => () => {}

/**
 * The campaign parameters of this page's address; empty while rendering on the server, whose page is the same for
 * everybody.
 */
function useCampaign(): Record<string, string> {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  )
  return campaignParameters(new URLSearchParams(search))
}
