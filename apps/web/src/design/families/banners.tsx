import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Family } from '../family.tsx';
import { samples } from '../samples.ts';

export function Banners() {
  const { banners } = samples;
  return (
    <Family title={banners.title} note={banners.note}>
      <Banner title={banners.short} />
      <Banner title={banners.long} text={banners.longText} />
      <Banner title={banners.acting} text={banners.actingText}>
        <Button>{banners.action}</Button>
      </Banner>
    </Family>
  );
}
