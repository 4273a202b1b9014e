import { Note, PlumbLine, Sheet } from './sheet';

export function MissingSheetDrawing() {
  return (
    <Sheet
      label="a plan of boxes and lines with one box missing; the lines to it lead nowhere."
      title="Sheet"
      note="not found"
      height={340}
    >
      <rect x="36" y="60" width="120" height="56" className="fill-paper stroke-ink" />
      <rect x="324" y="60" width="120" height="56" className="fill-paper stroke-ink" />
      <rect x="36" y="204" width="120" height="56" className="fill-paper stroke-ink" />
      <rect
        x="324"
        y="204"
        width="120"
        height="56"
        strokeDasharray="7 6"
        className="stroke-action"
        strokeWidth="2"
      />
      <Note x={384} y={237} text="?" tone="action" anchor="middle" />
      <path d="M156 88H324M96 116V204" className="stroke-ink" />
      <path d="M156 232H262M384 116V164" className="stroke-ink" strokeDasharray="7 6" />
      <path d="M266 225l14 14m0-14-14 14M377 166l14 14m0-14-14 14" className="stroke-action" />
      <PlumbLine x={240} y={88} length={104} />
    </Sheet>
  );
}
