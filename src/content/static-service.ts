export interface StaticService {
  heading: string;
  text: string;
  steps: {
    heading: string;
    intro: string;
    list: readonly { name: string; text: string }[];
  };
  results: { heading: string; intro: string; list: readonly string[] };
  questions: readonly { question: string; answer: string }[];
  closing: { heading: string; text: string; action: string };
}
