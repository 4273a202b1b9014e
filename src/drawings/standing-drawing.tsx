import { Guide, Note, PlumbLine, Sheet } from './sheet';

const COURSES = ['Operations', 'Integration', 'Applications', 'Databases'];

export function StandingDrawing({ measure }: { measure: string }) {
  return (
    <Sheet
      label={`a wall of four layers (databases, applications, integration, and operations) stands straight along a plumb line. Its height is labeled ${measure}.`}
      title="Elevation"
      note="plumb"
    >
      {COURSES.map((name, index) => {
        const y = 62 + index * 56;
        const [fill, joint] = index % 2 === 0 ? ['fill-paper', 144] : ['fill-firm-tint', 300];
        return (
          <g key={name}>
            <rect x="124" y={y} width="196" height="56" className={`${fill} stroke-ink`} />
            <Guide d={`M${joint} ${y}v56`} />
            <Note x={222} y={y + 34} text={name} tone="ink" anchor="middle" />
          </g>
        );
      })}
      <PlumbLine x={88} y={40} length={240} />
      <path d="M24 286H376" className="stroke-ink" strokeWidth="2.5" />
      <Guide d="M40 286l-12 14M72 286l-12 14M104 286l-12 14M136 286l-12 14M168 286l-12 14M200 286l-12 14M232 286l-12 14M264 286l-12 14M296 286l-12 14M328 286l-12 14M360 286l-12 14" />
      <Guide d="M344 62v224M338 62h12M338 286h12" />
      <Note x={356} y={179} text={measure} />
    </Sheet>
  );
}
