import { Button } from '@/components/ui/button';
import { failureReason } from '@/content/failures';
import type { Career } from '@/domain/career';
import type { CareerProblem } from './use-career-editor';

interface CareerProblemNoteProps {
  problem: CareerProblem;
  onLoadTheirs: (theirs: Career) => void;
  onSaveMine: (theirs: Career | null) => void;
}

export function CareerProblemNote({ problem, onLoadTheirs, onSaveMine }: CareerProblemNoteProps) {
  const theirs = problem.kind === 'conflict' ? problem.theirs : null;
  return (
    <div
      role="alert"
      className="grid gap-3 border-l-6 border-danger bg-danger-tint px-4 py-3 text-danger-deep"
    >
      {problem.kind === 'failed' && (
        <p>
          <strong>Failed to save career.</strong> {failureReason(problem.error)} Nothing you typed
          is lost.
        </p>
      )}
      {problem.kind === 'conflict' && (
        <>
          <p>
            <strong>This career was changed by someone else since you opened it.</strong>{' '}
            {theirs ? 'Nothing you typed is lost.' : 'It was deleted. Your text is still here.'}
          </p>
          <div className="flex flex-wrap gap-3">
            {theirs && (
              <Button variant="primary" size="small" onClick={() => onLoadTheirs(theirs)}>
                Load the newer version
              </Button>
            )}
            <Button variant="danger" size="small" onClick={() => onSaveMine(theirs)}>
              {theirs ? 'Overwrite with mine' : 'Save it as a new career'}
            </Button>
          </div>
          {theirs && (
            <p className="text-sm">
              After loading, your own text stays at the top of this dialog so you can copy from it.
            </p>
          )}
        </>
      )}
    </div>
  );
}
