import { useSite } from '#app/site.tsx'
import { ButtonLink, WhatsappButton } from '#app/ui/button.tsx'
import { paths } from '#domain/pages/paths.ts'
import { inquiryLinks, parseInquiry } from '#domain/quote/part-inquiry.ts'
import type { InquiryFields } from '#domain/true-size/face-inquiry.ts'

/** Sends a message about the plug at once, or leads to where it is completed. In: the message's form fields. */
export function InquiryLinks({ fields, sendLabel }: { fields: InquiryFields; sendLabel: string }) {
  const { whatsapp } = inquiryLinks(parseInquiry(new URLSearchParams(fields)), useSite().brand)
  return (
    <p className="flex flex-wrap gap-3">
      <WhatsappButton href={whatsapp.url}>{sendLabel}</WhatsappButton>
      <ButtonLink to={paths.identifyWith(fields)}>Completar a mensagem</ButtonLink>
    </p>
  )
}
