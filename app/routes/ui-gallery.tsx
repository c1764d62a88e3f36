export default function UiGalleryRoute() {
  return null
}
