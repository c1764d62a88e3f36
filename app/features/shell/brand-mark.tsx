import { useSite } from '#app/site.tsx'

interface BrandMarkProps {
  isDark: boolean
  /** Whether it is for the header: a long name takes two lines on phones, none on narrow ones, one in wide windows. */
  isShort?: boolean
}

const logoHeightPixels = 30

export function BrandMark({ isDark, isShort = false }: BrandMarkProps) {
  const { brand, logo } = useSite()
  const [shownLogo, otherLogo] = isDark ? [logo.dark, logo.light] : [logo.light, logo.dark]
  const { src, width, height } = shownLogo
  return (
    <span className="flex items-center gap-2.5 text-body font-semibold tracking-tight sm:text-lead">
      <picture className="shrink-0">
        {/* In forced-colours mode the background follows the system's scheme, so the logo follows it as well. */}
        <source
          srcSet={otherLogo.src}
          media={`(forced-colors: active) and (prefers-color-scheme: ${isDark ? 'light' : 'dark'})`}
        />
        <img
          src={src}
          alt=""
          width={Math.round((logoHeightPixels * width) / height)}
          height={logoHeightPixels}
          className="max-w-none"
        />
      </picture>
      <span
        className={
          isShort ? 'line-clamp-2 leading-tight max-[23.9rem]:hidden lg:block lg:whitespace-nowrap' : 'leading-tight'
        }
      >
        {brand.name}
      </span>
    </span>
  )
}
