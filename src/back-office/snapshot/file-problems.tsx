import { Button } from '@/components/ui/button';
import { Headline } from './headline';

interface FileProblemsProps {
  name: string;
  problems: string[];
  onClose: () => void;
}

export function FileProblems({ name, problems, onClose }: FileProblemsProps) {
  return (
    <div className="grid justify-items-start gap-3 border-l-6 border-danger bg-danger-tint px-4 py-3 text-danger-deep">
      <Headline>
        <bdi>{name}</bdi> can’t be imported. Nothing was changed.
      </Headline>
      <ul className="list-disc pl-5">
        {problems.map((problem) => (
          <li key={problem} className="wrap-anywhere" dir="auto">
            {problem}
          </li>
        ))}
      </ul>
      <Button variant="danger" size="small" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
