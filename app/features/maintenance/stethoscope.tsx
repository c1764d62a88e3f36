import { useEffect, useRef } from 'react'

const range = { tilt: 6, travel: 20, growth: 0.02 }

/** A drawing that moves with the scrolling (spec §2); it stands still under reduced motion. */
export function Stethoscope({ src }: { src: string }) {
  const ref = useRef<HTMLImageElement>(null)

  // Browsers with scroll-driven animations do this in CSS (app/styles/motion.css).
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isStill || CSS.supports('animation-timeline: view()')) return undefined
    const onScroll = () => {
      const image = ref.current
      if (!image) return
      const { top, height } = image.getBoundingClientRect()
      const progress = Math.min(1, Math.max(0, (innerHeight - top) / (innerHeight + height)))
      image.style.rotate = `${(progress - 0.5) * range.tilt}deg`
      image.style.translate = `0 ${(progress - 0.5) * range.travel}px`
      image.style.scale = String(1 + progress * range.growth)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])

  return (
    <div className="flex h-[8vh] justify-center md:h-[35vh]">
      <img ref={ref} src={src} alt="" width={480} height={440} className="sway h-full w-auto" />
    </div>
  )
}
