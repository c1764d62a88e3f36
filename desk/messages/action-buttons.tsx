import { Button } from '#app/ui/button.tsx'
import { deedNames, type Deed } from '#domain/desk/turn.ts'

/** A button for each deed on messages, which its form sends as `ato`. */
export function DeedButtons({ deeds }: { deeds: readonly Deed[] }) {
  return deeds.map((deed) => (
    <Button key={deed} type="submit" size="small" name="ato" value={deed} data-key={deed === 'close' ? 'e' : undefined}>
      {deedNames[deed]}
    </Button>
  ))
}
