/** Filters of ffmpeg that make any recording one of 8 bits in BT.709, the colors that every browser shows alike. */
import type { VideoColors } from './ffmpeg.ts';

/** Even sides, as both codecs require. */
const SIZE = "scale='trunc(min(800,iw)/2)*2':-2";

/** Transfer functions of high dynamic range: HLG and PQ (https://www.itu.int/rec/R-REC-BT.2100). */
const HDR = /^(arib-std-b67|smpte2084)$/;

/** Players take unlabeled videos from this height on for BT.709, and smaller ones for BT.601, px. */
const HD_HEIGHT = 720;

export function toStandardRange(colors: VideoColors): string[] {
  const { height, color_space: matrix, color_transfer: transfer, color_primaries } = colors;
  if (HDR.test(transfer ?? '')) {
    const [primaries, space] = [color_primaries ?? 'bt2020', matrix ?? 'bt2020nc'];
    return [
      SIZE,
      // The white of paper has 203 cd/m² (https://www.itu.int/pub/R-REP-BT.2408), and becomes almost the white of the page.
      `zscale=pin=${primaries}:min=${space}:t=linear:npl=203`,
      'format=gbrpf32le',
      'zscale=p=bt709',
      // Keeps colors up to 0.7 as they are, and compresses the others, up to five times that white.
      'tonemap=mobius:param=0.7:peak=5:desat=0',
      // Browsers show the values of BT.709 as sRGB values.
      'zscale=t=iec61966-2-1:m=bt709:r=limited',
      'format=yuv420p',
    ];
  }
  if (color_primaries && color_primaries !== 'bt709') {
    const from = `iprimaries=${color_primaries}${matrix ? `:ispace=${matrix}` : ''}`;
    // The values are kept, whatever their transfer function is called.
    return [SIZE, `colorspace=all=bt709:itrc=bt709:${from}:format=yuv420p`];
  }
  const unlabeled = height < HD_HEIGHT ? 'bt601' : 'bt709';
  const from = matrix ? 'auto' : unlabeled;
  return [`${SIZE}:in_color_matrix=${from}:out_color_matrix=bt709:out_range=tv`, 'format=yuv420p'];
}
