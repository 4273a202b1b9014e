import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createCareer, deleteCareer, updateCareer } from '@/data/careers';
import { cleanCareer, type CareerInput } from '@/domain/career';
import { careerQueries } from './career-queries';

/** The career that a form was opened with: its id and the version that it started from. */
export interface CareerTarget {
  id: string;
  version: string;
}

/** Creates a career under `id`, or updates the one of `target`; then all careers are loaded again. */
export function useSaveCareer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (
      save: { career: CareerInput } & ({ id: string } | { target: CareerTarget }),
    ) => {
      const career = cleanCareer(save.career);
      if ('target' in save) await updateCareer(save.target.id, career, save.target.version);
      else await createCareer(save.id, career);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: careerQueries.all }),
  });
}

/** Deletes a career and gives back what brings the same one back (null where it was gone already). */
export function useDeleteCareer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const restore = await deleteCareer(id);
      return (
        restore &&
        (async () => {
          await restore();
          await queryClient.invalidateQueries({ queryKey: careerQueries.all });
        })
      );
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: careerQueries.all }),
  });
}
